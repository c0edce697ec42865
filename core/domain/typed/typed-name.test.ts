import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readName } from './typed-name.ts';

const typed: [text: string, first: string, last: string][] = [
  ['Ana Lopez', 'Ana', 'Lopez'],
  ['Ana María Lopez', 'Ana María', 'Lopez'],
  ['  Ana   Lopez ', 'Ana', 'Lopez'],
  ['José\u00a0Núñez', 'José', 'Núñez'],
  ['José\u2003Núñez', 'José', 'Núñez'],
  ['José\tNúñez', 'José', 'Núñez'],
  ['José\nNúñez', 'José', 'Núñez'],
  ['Garcia Lopez, Maria', 'Maria', 'Garcia Lopez'],
  ['GARCIA LOPEZ,MARIA', 'MARIA', 'GARCIA LOPEZ'],
  ['Lopez , Ana María', 'Ana María', 'Lopez'],
  ['van der Berg, Jan', 'Jan', 'van der Berg'],
  ['de la Cruz, Dr. Ana', 'Ana', 'de la Cruz'],
  ['Smith, John, Jr.', 'John', 'Smith Jr.'],
  ['Smith Jr., John', 'John', 'Smith Jr.'],
  ['Smith, John A.', 'John A.', 'Smith'],
  ['Smith,', 'Smith', ''],
  [', Maria', 'Maria', ''],
  ['John Smith Jr.', 'John', 'Smith Jr.'],
  ['John Smith Jr', 'John', 'Smith Jr'],
  ['John Smith, Jr.', 'John', 'Smith Jr.'],
  ['John Smith III', 'John', 'Smith III'],
  ['John Smith, MD', 'John', 'Smith MD'],
  ['Juan Pérez Sr.', 'Juan', 'Pérez Sr.'],
  ['João Silva Neto', 'João', 'Silva Neto'],
  ['João da Silva Filho', 'João', 'da Silva Filho'],
  ['John A. Smith IV', 'John A.', 'Smith IV'],
  ['John Paul de la Rosa III', 'John Paul', 'de la Rosa III'],
  ['Robert Junior', 'Robert', 'Junior'],
  ['Dr. Ana de la Cruz', 'Ana', 'de la Cruz'],
  ['Mr John Smith', 'John', 'Smith'],
  ['Mr. & Mrs. John Smith', 'John', 'Smith'],
  ['Sra. Ana Lopez', 'Ana', 'Lopez'],
  ['Prof. Dr. Ana Lopez', 'Ana', 'Lopez'],
  ['Dr', 'Dr', ''],
  ['Suharto', 'Suharto', ''],
  ['Cher', 'Cher', ''],
  ['王小明', '王小明', ''],
  ["Conan O'Brien", 'Conan', "O'Brien"],
  ["Jan 't Hooft", 'Jan', "'t Hooft"],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Ben Van Dyke', 'Ben', 'Van Dyke'],
  ['Maria de los Angeles Perez', 'Maria de los Angeles', 'Perez'],
  ['Maria Eduarda dos Santos Silva', 'Maria Eduarda dos Santos', 'Silva'],
  ['José da Silva', 'José', 'da Silva'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Ana Silva e Souza', 'Ana', 'Silva e Souza'],
  ['Mary St. James', 'Mary', 'St. James'],
  ['Mohamed El Sayed', 'Mohamed', 'El Sayed'],
  ['Al Smith', 'Al', 'Smith'],
  ['Maria-José Perez-Lopez', 'Maria-José', 'Perez-Lopez'],
  ['John & Mary Smith', 'John & Mary', 'Smith'],
  ['John (Jack) Smith', 'John (Jack)', 'Smith'],
  ['O’Neill-Sanchez Jr.', 'O’Neill-Sanchez Jr.', ''],
  ['Elizabeth II', 'Elizabeth II', ''],
  ['Ana Lopez (wife)', 'Ana', 'Lopez (wife)'],
  ['Ana de la Cruz (his wife)', 'Ana', 'de la Cruz (his wife)'],
  ['Ana (wife)', 'Ana (wife)', ''],
  ['Ana Lopez, Realtor', 'Ana', 'Lopez Realtor'],
  ['Smith; John', 'John', 'Smith'],
  ['John Smith;', 'John', 'Smith'],
  ['Ana Lopez - Zillow', 'Ana', 'Lopez - Zillow'],
  ['Ana de la Cruz | Buyer', 'Ana', 'de la Cruz | Buyer'],
  ['Ana Lopez / Ben Smith', 'Ana', 'Lopez / Ben Smith'],
  ['Ana – Zillow', 'Ana – Zillow', ''],
  ['Ana Lopez née Smith', 'Ana', 'Lopez née Smith'],
  ['Señor Juan Lopez', 'Juan', 'Lopez'],
  ['Lic. Ana Lopez', 'Ana', 'Lopez'],
  ['Ing Lopez', 'Ing', 'Lopez'],
  ['Doña Ana López', 'Ana', 'López'],
  ['MARÍA DE LOS ÁNGELES', 'MARÍA', 'DE LOS ÁNGELES'],
  ['Nguyễn Thị', 'Nguyễn', 'Thị'],
  ["Luis d'Ávila", 'Luis', "d'Ávila"],
  ['', '', ''],
  [' , ', '', ''],
];

test('a whole name is parted as its people write it, and no part is made up', () => {
  for (const [text, firstName, lastName] of typed) {
    assert.deepEqual(readName(text), { firstName, lastName }, text);
  }
});

test('each word of a name without a title stands in one of its parts, once', () => {
  const word = fc
    .stringMatching(/^[A-ZÁÑa-z'-]{3,9}$/)
    .filter((one) => !/^(mr|dr|ms|prof|sr|miss)/i.test(one));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const { firstName, lastName } = readName(words.join(' '));
      assert.equal(`${firstName} ${lastName}`.trim(), words.join(' '));
      assert.notEqual(firstName, '');
    }),
  );
});
