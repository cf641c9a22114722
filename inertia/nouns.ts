import { t } from '~/text'

/** The noun of a list for a number: 1 → "skill", 2 → "skills". */
export type Noun = (count: number) => string

/** 1204 → "1,204 skills". */
export function counted(count: number, noun: Noun): string {
  return t('common.counted', { count, noun: noun(count) })
}
