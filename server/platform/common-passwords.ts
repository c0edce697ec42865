// What everyone tries first, in lower case.
const list = `
  000000 111111 123123 123456 1234567 12345678 123456789 1234567890 654321 666666
  1q2w3e4r 1qaz2wsx abc123 abcdef admin admin1 admin123 admin1234 administrator
  asdfgh asdfghjkl baseball batman changeme dragon football freedom hello123
  homeloan iloveyou lender123 letmein login master michael monkey mortgage
  mortgage1 passw0rd password password1 password123 princess qwerty qwerty123
  qwertyuiop secret shadow solar solar123 starwars sunshine superman test123
  testtest trustno1 welcome welcome1 welcome123 whatever zxcvbnm
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
