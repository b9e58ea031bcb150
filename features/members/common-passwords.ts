/** The passwords of eight characters and more that are tried first, in lower case. */
export const commonPasswords = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse
  contraseña senha123 12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 01234567 0123456789
  11111111 111111111 1111111111 00000000 0000000000 22222222 33333333 55555555 66666666 77777777 88888888 99999999
  12341234 12121212 11223344 1122334455 112233445566 123123123 123321123 123456123 123454321 147258369 741852963
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx qazwsxedc q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 qwerty12345 qwer1234 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnmm abcd1234
  abc12345 abcdefgh abcdefghi abcdefg1 a1b2c3d4 aa123456 aa12345678 a1234567 a12345678 a123456789 abc123456
  iloveyou iloveyou1 iloveyou2 iloveu123 loveyou1 football football1 baseball baseball1 basketball superman superman1
  batman123 spiderman starwars pokemon1 princess princess1 sunshine sunshine1 butterfly michelle jennifer jessica1
  charlie1 jordan23 michael1 liverpool chelsea1 arsenal1 barcelona realmadrid welcome1 welcome123 welcome2 letmein1
  letmein123 trustno1 whatever whatever1 computer computer1 internet samsung1 google123 facebook facebook1 instagram
  linkedin dropbox1 administrator admin123 admin1234 admin12345 administrator1 root1234 changeme changeme1 changeme123
  default1 temp1234 test1234 test12345 testtest testing1 testing123 guest123 user1234 secret123 mysecret login123
  master123 masterpassword monkey123 dragon123 shadow123 killer123 hunter123 hello123 hello1234 helloworld freedom1
  nicole123 daniel123 ashley123 thomas123 robert123 soccer123 hockey123 summer123 winter123 spring123 autumn123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 january1 december lovelove forever1 blink182
  metallica slipknot nirvana1 rockyou1 corvette mercedes mustang1 ferrari1 yamaha123 chocolate cheese123 pineapple
  strawberry elephant dolphins diamond1 jasmine1 victoria alexander alexandra elizabeth christian samantha benjamin
  qwertyqwerty passpass pass1234 pass12345 mypassword mypassword1 yourpassword newpassword oldpassword nopassword
  correcthorsebatterystaple institute institute1 footpath footpath1 democracy`
    .split(/\s+/)
    .filter(Boolean),
);
