const UNITS = [
  'mg/kg/dia mg/kg/h mg/kg/min mcg/kg/min µg/kg/min mL/kg/h mL/min/1,73 mL/kg mg/kg mcg/kg µg/kg UI/kg g/kg',
  'mg/dL g/dL mcg/dL µg/dL ng/dL mg/L g/L mmol/L µmol/L mEq/L mEq/kg UI/L U/L UI/mL U/mL ng/mL pg/mL mcg/mL µg/mL',
  'mL/min mL/h L/min mg/dia g/dia mg/h mcg/min mcg/h UI/h U/h mg/mL cmH2O cmH₂O mmHg mosm/kg mOsm/kg mOsm/L',
  'kg/m² kg/m2 mg/m² mg/m2 m² m2 bpm irpm rpm mL dL L mcg µg μg mg kg g ng pg mEq mmol mol UI U kcal kJ',
  'cm mm nm km m Gy mSv kPa Pa Hz kHz MHz °C ºC °F % ‰ mm³ mm3 cm³ /mm³ /mm3 /µL /min',
  'h min s ms horas hora minutos minuto segundos segundo dias dia semanas semana meses mês anos ano',
  'comprimidos comprimido cp gotas gota ampolas ampola doses dose vezes pontos ponto',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[/.]/g, '\\$&'))
  .join('|');

const AFTER_NUMBER = new RegExp(`(\\d[\\])]?)[ \\n](${UNITS})(?![\\p{L}\\p{N}_])`, 'gu');
const AT_START = new RegExp(`^[ \\n](${UNITS})(?![\\p{L}\\p{N}_])`, 'u');

/**
 * Keeps a number and its unit on one line: the space between them becomes U+00A0.
 * @param before the text shown just before this one, e.g. the bold number it continues
 */
export function joinUnits(text: string, before = ''): string {
  const joined = text.replace(AFTER_NUMBER, '$1\u00a0$2');
  return /\d$/.test(before) ? joined.replace(AT_START, '\u00a0$1') : joined;
}
