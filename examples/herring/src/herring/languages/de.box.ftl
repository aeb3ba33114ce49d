# Heringsmorgen: was vor dem Spiel gesagt wird.

game-title = Heringsmorgen
game-tagline = Rudere nach Heringen, in Booten, die jeden Morgen weiterwandern, und lass die Quallen den anderen.

minute-1 = Fülle in neun Morgen dein Fass mit mehr Heringen als alle anderen.
minute-2 = Du hast fünf Boote auf der Hand, jedes mit eigener Nummer, und nur du siehst sie.
minute-3 = Jeden Morgen kommt ein Schwarm in Sicht: ein bis sieben Heringe, oder Quallen.
minute-4 = Alle wählen heimlich ein Boot und rudern gemeinsam hinaus.
minute-5 = Sind es Heringe, fängt sie alle das Boot mit der höchsten Nummer.
minute-6 = Sind es Quallen, gehen sie dem niedrigsten Boot ins Netz und kosten so viele Heringe.
minute-7 = Dann geht jedes Boot, das draußen war, an den linken Nachbarn und muss einen Morgen trocknen.
minute-8 = Wer also mit einem starken Boot hinausrudert, gibt es dem Nachbarn in die Hand, und alle haben es gesehen.
minute-9 = Wessen Boot unter Heringen das niedrigste war, darf eines aufgeben, für ein unbekanntes aus dem Schuppen.

option-mornings = Morgen
option-mornings-means = An wie vielen Morgen gefischt wird.
option-boats_go = Boote gehen weiter an
option-boats_go-means = An welchen Nachbarn die Boote gehen.
option-boats_go-is-left = den linken Nachbarn
option-boats_go-is-right = den rechten Nachbarn

asset-herring = Heringe
