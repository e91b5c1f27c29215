/** How the test acquirer reacts to a charge. */
export type CardOutcome =
  | 'approved'
  | 'approved-ativo'
  | 'insufficient-funds'
  | 'refused'
  | 'unsuccessful'
  | 'pending'
  | 'error'
  | 'slow'
  | 'unsavable'
  | 'foreign';

interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
}

/** The only numbers that the sandbox accepts, with any future expiry, any CVV of the right length and any valid CPF. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'approved' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'approved' },
  { number: '6362970000457013', brand: 'elo', outcome: 'approved' },
  { number: '378282246310005', brand: 'amex', outcome: 'approved' },
  { number: '6062825624254001', brand: 'hipercard', outcome: 'approved-ativo' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficient-funds' },
  { number: '4000000000000002', brand: 'visa', outcome: 'refused' },
  { number: '4000000000006009', brand: 'visa', outcome: 'unsuccessful' },
  { number: '4000000000000077', brand: 'visa', outcome: 'pending' },
  { number: '4000000000000119', brand: 'visa', outcome: 'error' },
  { number: '4000000000008005', brand: 'visa', outcome: 'slow' },
  { number: '4000000000005001', brand: 'visa', outcome: 'unsavable' },
];

/** Finds a test card. Any other number may be a real card, so it is never charged. */
export const findTestCard = (digits: string): Pick<TestCard, 'brand' | 'outcome'> =>
  testCards.find((card) => card.number === digits) ?? { brand: '', outcome: 'foreign' };
