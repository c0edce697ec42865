-- What is counted of one value, of all days, without reading those of the others: over two years there are 31,000 counts of states.
create index daily_counts_value on daily_counts (kind, value, day) include (count);
