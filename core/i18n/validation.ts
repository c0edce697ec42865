import type { Language } from '../domain/language.ts';

// The English texts of section 5 stand word for word; both sides of the wire read them from here.
const en = {
  'calculator.homePrice': 'Please select a home price',
  'calculator.electricBill': 'Please select your monthly electric bill',
  'calculator.creditScore': 'Please select your credit score range',
  'calculator.propertyState': 'Please select your property state',
  'name.short': 'Name must be at least 2 characters',
  'mobile.required': 'Valid mobile number is required',
  'mobile.format': 'Please enter a valid phone number',
  'homePrice.min': 'Home price must be at least {minHomePrice}',
  'homePrice.number': 'Home price must be a whole number of dollars',
  'electricBill.number': 'Electric bill must be a whole number of dollars',
  'creditScore.required': 'Credit score range is required',
  'state.required': 'State is required',
  'state.twoCharacters': 'State must be 2 characters',
  'state.unknown': 'This is not the code of a US state, such as OR',
  'firstTime.required': 'Please select if you are a first-time homebuyer',
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'email.valid': 'Valid email is required',
  'phone.required': 'Phone number is required',
  'currentAddress.required': 'Current address is required',
  'housingStatus.required': 'Housing status is required',
  'timeline.required': 'Timeline is required',
  'contactMethod.required': 'Contact method is required',
  'monthlyPayment.required': 'Monthly payment is required',
  'consent.required': 'You must consent to receive communications',
  'username.required': 'Username is required',
  'password.required': 'Password is required',
  'login.failed': 'Login failed',
  'referralCode.short': 'Referral code must be at least 3 characters',
  'referralCode.shape': 'A referral code has 3 to 20 letters, digits, hyphens or underscores',
  'referralCode.reserved': 'This referral code is reserved',
  'referralCode.taken': 'This referral code is already in use',
  'email.taken': 'This email is already in use',
  'rate.number': 'Commission rate must be positive',
  'rate.share':
    'With a license the rate is a share of the home price, from 0 to 1 with up to four decimals: 0.03 is 3%',
  'rate.dollars':
    'Without a license the rate is US dollars for each closing: 0, or from 1 to 10,000 in whole cents',
  'text.line': 'Please fill in this field',
  'text.tooLong': 'This text is too long',
  'text.control': 'Please remove unusual characters from this field',
  'data.deep': 'This data is nested too deeply',
  'data.text': 'This data contains characters that cannot be stored',
  'value.wrong': 'This value is not valid',
} as const;

export type ValidationKey = keyof typeof en;

const es: Record<ValidationKey, string> = {
  'calculator.homePrice': 'Seleccione el precio de la vivienda',
  'calculator.electricBill': 'Seleccione su recibo mensual de electricidad',
  'calculator.creditScore': 'Seleccione su rango de puntaje de crédito',
  'calculator.propertyState': 'Seleccione el estado donde está la vivienda',
  'name.short': 'El nombre debe tener al menos 2 caracteres',
  'mobile.required': 'Escriba un número de celular válido',
  'mobile.format': 'Escriba un número de teléfono válido',
  'homePrice.min': 'El precio de la vivienda debe ser de al menos {minHomePrice}',
  'homePrice.number': 'Escriba el precio de la vivienda en dólares enteros',
  'electricBill.number': 'Escriba el recibo de electricidad en dólares enteros',
  'creditScore.required': 'Se requiere el rango de puntaje de crédito',
  'state.required': 'Se requiere el estado',
  'state.twoCharacters': 'El estado debe tener 2 caracteres',
  'state.unknown': 'No es el código de un estado de EE. UU., como OR',
  'firstTime.required': 'Indique si es su primera compra de vivienda',
  'firstName.required': 'Se requiere el nombre',
  'lastName.required': 'Se requiere el apellido',
  'email.valid': 'Escriba un correo electrónico válido',
  'phone.required': 'Se requiere el número de teléfono',
  'currentAddress.required': 'Se requiere el domicilio actual',
  'housingStatus.required': 'Indique su situación de vivienda',
  'timeline.required': 'Indique cuándo le gustaría comprar',
  'contactMethod.required': 'Indique cómo prefiere que nos comuniquemos',
  'monthlyPayment.required': 'Se requiere el pago mensual',
  'consent.required': 'Debe dar su consentimiento para recibir comunicaciones',
  'username.required': 'Se requiere el nombre de usuario',
  'password.required': 'Se requiere la contraseña',
  'login.failed': 'No se pudo iniciar sesión',
  'referralCode.short': 'El código de referido debe tener al menos 3 caracteres',
  'referralCode.shape':
    'Un código de referido tiene de 3 a 20 letras, números, guiones o guiones bajos',
  'referralCode.reserved': 'Este código de referido está reservado',
  'referralCode.taken': 'Este código de referido ya está en uso',
  'email.taken': 'Este correo electrónico ya está en uso',
  'rate.number': 'La tasa de comisión debe ser positiva',
  'rate.share':
    'Con licencia, la tasa es una parte del precio de la vivienda, de 0 a 1 con hasta cuatro decimales: 0.03 es 3 %',
  'rate.dollars':
    'Sin licencia, la tasa es en dólares por cada cierre: 0, o de 1 a 10,000 con centavos enteros',
  'text.line': 'Complete este campo',
  'text.tooLong': 'Este texto es demasiado largo',
  'text.control': 'Quite los caracteres inusuales de este campo',
  'data.deep': 'Estos datos están anidados a demasiada profundidad',
  'data.text': 'Estos datos contienen caracteres que no se pueden guardar',
  'value.wrong': 'Este valor no es válido',
};

const pt: Record<ValidationKey, string> = {
  'calculator.homePrice': 'Selecione o preço do imóvel',
  'calculator.electricBill': 'Selecione sua conta de luz mensal',
  'calculator.creditScore': 'Selecione sua faixa de pontuação de crédito',
  'calculator.propertyState': 'Selecione o estado onde fica o imóvel',
  'name.short': 'O nome deve ter pelo menos 2 caracteres',
  'mobile.required': 'Informe um número de celular válido',
  'mobile.format': 'Informe um número de telefone válido',
  'homePrice.min': 'O preço do imóvel deve ser de pelo menos {minHomePrice}',
  'homePrice.number': 'Informe o preço do imóvel em dólares inteiros',
  'electricBill.number': 'Informe a conta de luz em dólares inteiros',
  'creditScore.required': 'A faixa de pontuação de crédito é obrigatória',
  'state.required': 'O estado é obrigatório',
  'state.twoCharacters': 'O estado deve ter 2 caracteres',
  'state.unknown': 'Este não é o código de um estado dos EUA, como OR',
  'firstTime.required': 'Informe se esta é a sua primeira compra de imóvel',
  'firstName.required': 'O nome é obrigatório',
  'lastName.required': 'O sobrenome é obrigatório',
  'email.valid': 'Informe um e-mail válido',
  'phone.required': 'O número de telefone é obrigatório',
  'currentAddress.required': 'O endereço atual é obrigatório',
  'housingStatus.required': 'Informe como você mora hoje',
  'timeline.required': 'Informe quando você gostaria de comprar',
  'contactMethod.required': 'Informe como prefere que falemos com você',
  'monthlyPayment.required': 'O pagamento mensal é obrigatório',
  'consent.required': 'Você precisa consentir em receber comunicações',
  'username.required': 'O nome de usuário é obrigatório',
  'password.required': 'A senha é obrigatória',
  'login.failed': 'Não foi possível entrar',
  'referralCode.short': 'O código de indicação deve ter pelo menos 3 caracteres',
  'referralCode.shape':
    'Um código de indicação tem de 3 a 20 letras, números, hifens ou sublinhados',
  'referralCode.reserved': 'Este código de indicação é reservado',
  'referralCode.taken': 'Este código de indicação já está em uso',
  'email.taken': 'Este e-mail já está em uso',
  'rate.number': 'A taxa de comissão deve ser positiva',
  'rate.share':
    'Com licença, a taxa é uma parte do preço do imóvel, de 0 a 1 com até quatro casas decimais: 0,03 é 3%',
  'rate.dollars':
    'Sem licença, a taxa é em dólares por fechamento: 0, ou de 1 a 10.000 em centavos inteiros',
  'text.line': 'Preencha este campo',
  'text.tooLong': 'Este texto é longo demais',
  'text.control': 'Remova os caracteres incomuns deste campo',
  'data.deep': 'Estes dados têm níveis demais',
  'data.text': 'Estes dados contêm caracteres que não podem ser guardados',
  'value.wrong': 'Este valor não é válido',
};

export const validationMessages: Record<Language, Record<ValidationKey, string>> = {
  en,
  es,
  pt,
};

/**
 * The sentence for a fault key in a language. What is not a key of ours (a library's own wording),
 * or lacks one of its values, becomes the plain general sentence: nobody reads a placeholder.
 */
export function validationMessage(
  key: string,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const messages = validationMessages[language];
  const text = (
    Object.hasOwn(messages, key) ? messages[key as ValidationKey] : messages['value.wrong']
  ).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return text.includes('{') ? messages['value.wrong'] : text;
}
