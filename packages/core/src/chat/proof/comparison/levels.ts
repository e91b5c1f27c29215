import type { Item } from '../reading/item.ts';

/** The only dose or target that names an arm. */
const levelOf = (arm: ReadonlySet<string>): string => {
  const [level = '', ...more] = [...arm].filter((stem) => /^#=[\d.]+$/.test(stem));
  return more.length === 0 ? level : '';
};

/** 'Menor com 12 mL/kg do que com 6 mL/kg' against '6 mL/kg instead of 12' or 'lower in the lower tidal volume group' */
export function isOtherLevel(
  claim: Pick<Item, 'arm' | 'against'>,
  arm: ReadonlySet<string>,
  against: ReadonlySet<string>,
): boolean {
  const [mine, theirs] = [levelOf(claim.arm), levelOf(claim.against)];
  const [own, foreign] = [levelOf(arm), levelOf(against)];
  // '12 mL/kg teve mais mortes do que o volume baixo' against 'lower with lower volumes'
  const level = arm.has('#khigh') === arm.has('#klow') ? '' : arm.has('#klow') ? '#klow' : '#khigh';
  if (level && claim.against.has(level) && !claim.arm.has(level)) return true;
  // 'os volumes mais altos tiveram menor mortalidade' against '6 vs 12 mL/kg'
  const [isHigh, isLow] = [claim.arm.has('#khigh'), claim.arm.has('#klow')];
  if (own && foreign && isHigh !== isLow && !mine)
    return isHigh === Number(own.slice(2)) < Number(foreign.slice(2));
  // 'maior com 12 mL/kg' against 'lower with lower volumes', which are 6 ml/kg
  if (mine && own && level && claim.against.size === 0) return mine !== own;
  if (!mine || !theirs) return false;
  if (own || foreign) return theirs === own && (mine === foreign || (!foreign && level !== ''));
  const gap = Number(mine.slice(2)) - Number(theirs.slice(2));
  return (arm.has('#klow') && gap > 0) || (arm.has('#khigh') && gap < 0);
}
