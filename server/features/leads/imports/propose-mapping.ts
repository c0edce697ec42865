import { type ImportField, importFields } from '#core/contract/leads/imports.ts';

/** The column of each field that has one. */
export type Mapping = Partial<Record<ImportField, string>>;

// Besides the field's own name, the best first. Letters and digits alone, as other products and the
// exports of this one name their columns.
const namesOfFields: Partial<Record<ImportField, string>> = {
  name: 'fullname completename nombrecompleto nombreyapellido nombreyapellidos nomecompleto nomeesobrenome client cliente customer borrower buyer comprador contact contacto contato lead',
  firstName:
    'first givenname fname forename nombre nombres primernombre nombredepila nome primeironome prenome',
  lastName:
    'last surname familyname lname secondname apellido apellidos primerapellido apellidopaterno sobrenome ultimonome',
  email:
    'emailaddress emails mail mailaddress email1 email1address emailprimary personalemail homeemail workemail correo correos correoelectronico correo1 direcciondecorreo direcciondecorreoelectronico enderecodeemail enderecoeletronico correioeletronico',
  phone:
    'telephone phones tel mobile mobilephone mobiletelephone cell cellphone cellular phone1 phone1number phonemobile contactnumber homephone phonehome workphone businessphone dayphone eveningphone telefono telefonos telefonomovil telefonocelular telefono1 movil celular whatsapp telefone telefones telefonecelular telemovel fone',
  currentAddress:
    'address address1formatted address1 fulladdress streetaddress street mailingaddress homeaddress homestreet address1street direccion domicilio calle endereco enderecocompleto logradouro rua',
  contactMethod:
    'preferredcontact preferredcontactmethod preferredmethodofcontact contactby contactpreference mediodecontacto contactopreferido formadecontacto formadecontato',
  homePrice:
    'price purchaseprice homevalue propertyvalue budget pricerange precio preciodelacasa preciodevivienda valordelacasa presupuesto preco precodoimovel valordoimovel orcamento',
  electricBill:
    'monthlyelectricbill electricitybill powerbill utilitybill recibodeluz facturadeluz facturadeelectricidad facturaelectrica contadeluz contadeenergia',
  creditScore:
    'credit fico score ficoscore creditrating creditrange credito puntajedecredito puntajecrediticio scoredecredito',
  propertyState: 'state st stateregion region stateprovince homestate address1region estado uf',
  firstTimeHomebuyer:
    'firsttimebuyer firsttime fthb primeracasa compradorporprimeravez primeiracasa',
  transactionType: 'transaction loanpurpose purpose loantype tipodetransaccion tipodetransacao',
  timeline: 'timeframe buyingtimeline whentobuy purchasetimeframe plazo prazo',
  housingStatus: 'housing ownorrent rentorown livingsituation vivienda moradia',
  monthlyPayment: 'totalmonthlypayment rent monthlyrent pagomensual renta alquiler aluguel',
  savingsAmount:
    'savings saved cashsaved downpaymentsaved ahorros ahorrosactuales economias poupanca',
  loanNumber: 'loanid loanno loan losnumber losid filenumber',
  language: 'preferredlanguage lang idioma lengua lingua',
  status: 'leadstatus stage leadstage etapa situacao',
  email2:
    'email2address additionalemailaddresses additionalemail secondaryemail otheremail alternateemail alternativeemail secondemail correo2',
  phone2:
    'phone2number secondaryphone otherphone alternatephone alternativephone secondphone telefono2 telefone2',
  note: 'notes notestext comments comment message mensaje mensagem remarks background description nota notas observaciones comentario comentarios observacao observacoes anotacoes',
  source:
    'sourcename leadsource originalsource originalsourcetype utmsource fuente origen procedencia origem fonte',
  owner:
    'ownername leadowner contactowner hubspotowner assignedto assigned assignedagent assigneduser agent loanofficer responsable asignadoa agente responsavel',
  referralCode:
    'refcode ref referral partnercode partner affiliatecode affiliate codigodereferido codigodereferencia codigodeindicacao socio parceiro',
  receivedOn:
    'received receivedat createdat created createdate createddate createdon createdtime creationdate datecreated dateadded dateentered dateregistered leaddate leadcreated addedon added registered registeredat signupdate submittedat timestamp date fechadecreacion fechaderegistro fechadealta fecha datadecriacao datadecadastro datadeentrada data',
  consentOn:
    'consentdate optindate dateofconsent optedinon optintime optinat consenttime consentedat fechadeconsentimiento datadeconsentimento',
};

// What products set before and behind the name of a field: "Lead Email", "Phone 1 - Value".
const around =
  /^(?:contact|lead(?!score)|client|customer|borrower|buyer|primary|main|my|your|cliente|contacto|numerode|numerodo)(?=.)|(?<=.)(?:number|no|value|num|principal|primary|docliente|delcliente|numero)$/g;

/** `E-mail Address` as `emailaddress`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

export function proposeMapping(columns: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const propose = (field: ImportField, names: readonly string[]) => {
    const free = columns.filter((column) => !Object.values(mapping).includes(column));
    const spellings = [plain, (column: string) => plain(column).replace(around, '')];
    const column = spellings
      .flatMap((spell) => names.map((name) => free.find((one) => spell(one) === name)))
      .find((one) => one !== undefined);
    if (column !== undefined) {
      mapping[field] = column;
    }
  };
  const namesOf = (field: ImportField) => [
    field.toLowerCase(),
    ...(namesOfFields[field]?.split(' ') ?? []),
  ];
  const firsts = { email2: 'email', phone2: 'phone' } as const;
  for (const field of importFields) {
    const first = field in firsts ? firsts[field as keyof typeof firsts] : null;
    propose(field, [...namesOf(field), ...(first === null ? [] : namesOf(first))]);
  }
  // In Spanish and Portuguese one word means the first name or all of it.
  const { firstName, lastName, name } = mapping;
  const isWhole = firstName !== undefined && /^(?:nombres?|nome)$/.test(plain(firstName));
  if (isWhole && lastName === undefined && name === undefined) {
    delete mapping.firstName;
    mapping.name = firstName;
  }
  return mapping;
}
