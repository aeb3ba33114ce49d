# Datensätze: warum sie nicht geschrieben oder gelesen werden können.

wrong-row = Eine Zeile kann nicht { $given } sein; sie ist eine Entscheidung (decision) oder ein Spiel (game).
wrong-seeds = Die Seeds dieser Spiele, { $first } bis { $last }, passen in keinen Datensatz; möglich sind { $least } bis { $most }.
is-folder = { $path } ist ein Ordner; ein Datensatz ist eine Datei, etwa { $file }.
other-format = Ein Datensatz ist eine Parquet-Datei, kann also nicht { $name } sein; richtig wäre { $right }.
cant-write = { $path } kann nicht geschrieben werden: { $reason }.
no-records = In { $path } stehen keine Aufzeichnungen von Spielen; meadhall simulate --rows game --out DATEI schreibt welche.
not-parquet = { $path } ist keine Parquet-Datei, also kein Datensatz.
