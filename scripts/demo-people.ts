// Invented people. Numbers are of the range kept for fiction (555-01xx), addresses of mail of domains kept for examples.
export const firstNames = [
  'Ana', 'Luis', 'Camila', 'James', 'Patricia', 'Rafael', 'Beatriz', 'Michael', 'Guadalupe', 'Thiago', 'Emily', 'José', 'Larissa', 'Robert', 'Fernanda', 'Carlos', 'Juliana', 'David',
  'Maria Fernanda', 'Ashley', 'Ximena', 'Gustavo', 'Nicole', 'Andrés', 'Sofia', 'Daniel', 'Valentina', 'Marcos', 'Jessica', 'Paulo',
] as const;
export const lastNames = [
  'García', 'Smith', 'Oliveira', 'Johnson', 'Hernández', 'Santos', 'Williams', 'López', 'Souza', 'Brown', 'Martínez', 'Pereira', 'Jones', 'Rodríguez', 'Almeida', 'Miller', 'Ramírez',
  'Costa', 'Davis', 'de la Cruz y Villaseñor', 'Ferreira', 'Wilson', 'Flores', 'Barbosa', 'Anderson', 'Torres', 'Cavalcanti de Albuquerque', 'Moore', 'Vargas', 'Lima',
] as const;
export const streets = ['Orchard Lane', 'Maple Street', 'Rogue River Drive', 'Sunset Boulevard', 'Cedar Court', 'Highland Avenue', 'Old Mill Road', 'Prairie View'] as const;
export const partners = [
  { firstName: 'Rosa', lastName: 'Delgado', company: 'Delgado Realty', email: 'rosa@delgado-realty.example', isLicensedRealtor: true, referralCode: 'ROSA', state: 'TX' },
  { firstName: 'Marcus', lastName: 'Reed', company: 'Reed & Daughters Real Estate', email: 'marcus@reed.example', isLicensedRealtor: true, referralCode: 'REED-HOMES', state: 'OR' },
  { firstName: 'Luciana', lastName: 'Prado', company: 'Casa Nova Imóveis', email: 'luciana@casanova.example', isLicensedRealtor: true, referralCode: 'CASANOVA', state: 'FL' },
  { firstName: 'Tom', lastName: 'Becker', company: null, email: 'tom.becker@partner.example', isLicensedRealtor: false, referralCode: 'TOMB', state: 'CA' },
  { firstName: 'Elena', lastName: 'Quiroga', company: 'Vecinos Community Center', email: 'elena@vecinos.example', isLicensedRealtor: false, referralCode: 'VECINOS', state: 'AZ' },
] as const;
