import { formatTenths } from '~/format'
import { t } from '~/text'

/** 53,000 → "51.8 KB". */
export function sizeOf(bytes: number): string {
  const kilobytes = bytes && Math.max(bytes / 1024, 0.1)
  if (kilobytes < 1024) return t('common.kilobytes', { size: formatTenths(kilobytes) })
  return t('common.megabytes', { size: formatTenths(kilobytes / 1024) })
}
