import type { getStates } from '@brazilian-utils/brazilian-utils';

interface KnownPostalCode {
  /** Absent in towns with a single postal code. */
  street?: string;
  district?: string;
  city: string;
  state: ReturnType<typeof getStates>[number]['code'];
}

const of = (
  state: KnownPostalCode['state'],
  city: string,
  rows: Record<string, [street: string, district: string]>,
) =>
  Object.entries(rows).map(([cep, [street, district]]): [string, KnownPostalCode] => [
    cep.replace('-', ''),
    { street, district, city, state },
  ]);

const town = (cep: string, city: string, state: KnownPostalCode['state']): [string, KnownPostalCode] => [
  cep.replace('-', ''),
  { city, state },
];

/** Postal codes of well-known places and of towns with a single code, by their 8 digits. */
export const knownPostalCodes: ReadonlyMap<string, KnownPostalCode> = new Map([
  ...of('SP', 'São Paulo', {
    '01001-000': ['Praça da Sé', 'Sé'],
    '01310-100': ['Avenida Paulista', 'Bela Vista'],
    '01310-200': ['Avenida Paulista', 'Bela Vista'],
    '01311-000': ['Avenida Paulista', 'Bela Vista'],
    '05403-000': ['Avenida Doutor Enéas Carvalho de Aguiar', 'Cerqueira César'],
    '01246-903': ['Avenida Doutor Arnaldo', 'Pacaembu'],
    '04023-062': ['Rua Botucatu', 'Vila Clementino'],
  }),
  ...of('RJ', 'Rio de Janeiro', {
    '20040-020': ['Praça Pio X', 'Centro'],
    '22021-001': ['Avenida Atlântica', 'Copacabana'],
    '20040-002': ['Avenida Rio Branco', 'Centro'],
    '21040-360': ['Avenida Brasil', 'Manguinhos'],
  }),
  ...of('DF', 'Brasília', {
    '70150-900': ['Praça dos Três Poderes', 'Zona Cívico-Administrativa'],
    '70160-900': ['Praça dos Três Poderes', 'Zona Cívico-Administrativa'],
  }),
  ...of('MG', 'Belo Horizonte', {
    '30130-100': ['Avenida Professor Alfredo Balena', 'Santa Efigênia'],
    '31270-901': ['Avenida Presidente Antônio Carlos', 'Pampulha'],
  }),
  ...of('PR', 'Curitiba', { '80060-900': ['Rua General Carneiro', 'Alto da Glória'] }),
  ...of('RS', 'Porto Alegre', { '90035-903': ['Rua Ramiro Barcelos', 'Santa Cecília'] }),
  town('13825-000', 'Holambra', 'SP'),
  town('83370-000', 'Antonina', 'PR'),
  town('13525-000', 'Águas de São Pedro', 'SP'),
  town('23970-000', 'Paraty', 'RJ'),
  town('36325-000', 'Tiradentes', 'MG'),
  town('79290-000', 'Bonito', 'MS'),
  town('72980-000', 'Pirenópolis', 'GO'),
  town('73770-000', 'Alto Paraíso de Goiás', 'GO'),
  town('46960-000', 'Lençóis', 'BA'),
  town('53990-000', 'Fernando de Noronha', 'PE'),
  town('88600-000', 'São Joaquim', 'SC'),
  town('83350-000', 'Morretes', 'PR'),
  town('77593-000', 'Mateiros', 'TO'),
]);
