import { type ImportField, importFields } from '#core/contract/lead/imports.ts';

/** The column of each field that has one. */
export type Mapping = Partial<Record<ImportField, string>>;

// Besides the field's own name. Letters and digits alone, as other products name their columns.
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  name: ['fullname', 'contactname', 'leadname', 'client', 'nombrecompleto', 'nomecompleto'],
  firstName: ['first', 'givenname', 'fname', 'nombre', 'primeironome'],
  lastName: ['last', 'surname', 'familyname', 'lname', 'apellido', 'apellidos', 'sobrenome'],
  email: ['emailaddress', 'mail', 'email1', 'primaryemail', 'correo', 'correoelectronico'],
  phone: [
    'telephone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'phone1',
    'telefono',
    'telefone',
  ],
  currentAddress: ['address', 'streetaddress', 'mailingaddress', 'direccion', 'endereco'],
  contactMethod: ['preferredcontact', 'preferredcontactmethod', 'contactby'],
  homePrice: ['price', 'purchaseprice', 'homevalue', 'propertyvalue', 'budget'],
  electricBill: ['monthlyelectricbill', 'electricitybill', 'powerbill', 'utilitybill'],
  creditScore: ['credit', 'fico', 'score', 'ficoscore', 'creditrating'],
  propertyState: ['state', 'st', 'region', 'estado'],
  firstTimeHomebuyer: ['firsttimebuyer', 'firsttime', 'fthb'],
  transactionType: ['transaction', 'loanpurpose', 'purpose', 'loantype'],
  timeline: ['timeframe', 'buyingtimeline', 'whentobuy'],
  housingStatus: ['housing', 'ownorrent', 'livingsituation'],
  monthlyPayment: ['totalmonthlypayment', 'rent'],
  loanNumber: ['loanid', 'loanno', 'loan', 'losnumber', 'losid', 'filenumber'],
  language: ['preferredlanguage', 'lang', 'idioma'],
  status: ['leadstatus', 'stage'],
  consentOn: ['consentdate', 'optindate', 'dateofconsent', 'optedinon'],
};

/** `E-mail Address` as `emailaddress`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Proposes the column of each field, by the names of the columns. */
export function proposeMapping(columns: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const field of importFields) {
    const names = [field.toLowerCase(), ...(otherNames[field] ?? [])];
    const column = names
      .map((name) => columns.find((one) => plain(one) === name))
      .find((one) => one !== undefined && !Object.values(mapping).includes(one));
    if (column !== undefined) {
      mapping[field] = column;
    }
  }
  // A whole name is not needed beside its parts.
  if (mapping.firstName !== undefined && mapping.lastName !== undefined) {
    delete mapping.name;
  }
  return mapping;
}
