-- How many leads hold what was typed, PostgreSQL guesses by the texts that its statistics keep. A name of three leads in a hundred is often
-- in none of a hundred texts: then a name within a status was looked for by reading every lead of that name.
alter table leads alter column search set statistics 300;
