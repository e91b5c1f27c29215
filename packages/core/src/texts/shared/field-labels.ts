/** Names of fields and facts that several forms share. */
export const fieldLabels = {
  notInformed: 'Não informado',
  perMonth: 'por mês',
  plan: 'Plano',
  price: 'Valor do plano',
  status: 'Situação',
  email: 'E-mail',
  password: 'Senha',
  cep: 'CEP',
  addressLine: 'Endereço',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
} as const;
