# Data sets: why they can't be written or read.

wrong-row = A row can't be a { $given }; it is a decision or a game.
wrong-seeds = The seeds of these games, { $first } to { $last }, don't fit into a data set; they are from { $least } to { $most }.
is-folder = { $path } is a folder; a data set is a file, as in { $file }.
other-format = A data set is a Parquet file, so it can't be { $name }; { $right } would be right.
cant-write = { $path } can't be written: { $reason }.
no-records = { $path } has no records of games; meadhall simulate --rows game --out FILE writes some.
not-parquet = { $path } is not a Parquet file, so it is no data set.
