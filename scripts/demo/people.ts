// Invented people. Numbers are of the range kept for fiction (555-01xx), addresses of mail of
// domains kept for examples.
const listed = (names: string) => names.trim().split(/,\s+/);

export const firstNames = listed(`
  Ana, Luis, Camila, James, Patricia, Rafael, Beatriz, Michael, Guadalupe, Thiago, Emily,
  José, Larissa, Robert, Fernanda, Carlos, Juliana, David, Maria Fernanda, Ashley, Ximena,
  Gustavo, Nicole, Andrés, Sofia, Daniel, Valentina, Marcos, Jessica, Paulo`);

export const lastNames = listed(`
  García, Smith, Oliveira, Johnson, Hernández, Santos, Williams, López, Souza, Brown,
  Martínez, Pereira, Jones, Rodríguez, Almeida, Miller, Ramírez, Costa, Davis,
  de la Cruz y Villaseñor, Ferreira, Wilson, Flores, Barbosa, Anderson, Torres,
  Cavalcanti de Albuquerque, Moore, Vargas, Lima`);

export const streets = listed(`
  Orchard Lane, Maple Street, Rogue River Drive, Sunset Boulevard, Cedar Court,
  Highland Avenue, Old Mill Road, Prairie View`);

export const affiliates = [
  {
    firstName: 'Rosa',
    lastName: 'Delgado',
    company: 'Delgado Realty',
    email: 'rosa@delgado-realty.example',
    isLicensedRealtor: true,
    referralCode: 'ROSA',
    state: 'TX',
  },
  {
    firstName: 'Marcus',
    lastName: 'Reed',
    company: 'Reed & Daughters Real Estate',
    email: 'marcus@reed.example',
    isLicensedRealtor: true,
    licenseNumber: 'OR-201234567',
    referralCode: 'REED-HOMES',
    state: 'OR',
  },
  {
    firstName: 'Luciana',
    lastName: 'Prado',
    company: 'Casa Nova Imóveis',
    email: 'luciana@casanova.example',
    isLicensedRealtor: true,
    licenseNumber: 'FL-3398712',
    referralCode: 'CASANOVA',
    state: 'FL',
  },
  {
    firstName: 'Tom',
    lastName: 'Becker',
    company: null,
    email: 'tom.becker@partner.example',
    isLicensedRealtor: false,
    referralCode: 'TOMB',
    state: 'CA',
  },
  {
    firstName: 'Elena',
    lastName: 'Quiroga',
    company: 'Vecinos Community Center',
    email: 'elena@vecinos.example',
    isLicensedRealtor: false,
    referralCode: 'VECINOS',
    state: 'AZ',
  },
] as const;

export const demoPartner = {
  ...affiliates[0],
  licenseNumber: 'TX-0700412',
  phone: '(512) 555-0142',
  password: 'demo-marigold',
  confirmPassword: 'demo-marigold',
};
