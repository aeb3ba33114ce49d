# Was beim Anlernen gesagt wird.

too-few = { $name } kann nicht { $given } sein; es ist mindestens { $least }.
other-plan = In { $folder } liegt ein Training mit einem anderen Plan; anders sind: { $odd }.
collected = Runde { NUMBER($turn) }: { NUMBER($games) } von { NUMBER($all) } Partien gespielt
learnt = Runde { NUMBER($turn) }: verfehlt die Suchen um { $policy } (der Richter um { $policy_judge }), stimmt überein zu { $agreed } ({ $agreed_judge }), verfehlt die Sieger um { $value } ({ $value_judge })
evaluated = Runde { NUMBER($turn) }: gewinnt { NUMBER($won, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) der entschiedenen Partien gegen gierige Bots

## Das Bild

picture-title = Training: { $game }
picture-subtitle = { NUMBER($games) } Partien an { NUMBER($seats) } Plätzen; gelernt aus { NUMBER($decisions) } durchsuchten Entscheidungen
picture-won = Gewonnen gegen Gierhälse
picture-policy = Verfehlt die Suchen um
picture-value = Verfehlt die Sieger um
picture-legend = Runden von links nach rechts; gestrichelt: was der Richter erreichte, oder die Hälfte der Partien. Wo etwas verfehlt wird, ist unter den Strichen besser.
