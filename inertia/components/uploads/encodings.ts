import type { Option } from '~/components/forms/field'
import { t } from '~/text'

/** The languages that an encoding is for; those of Unicode are for all. */
const scripts: Record<string, string> = {
  'windows-1250': 'central',
  'windows-1251': 'cyrillic',
  'windows-1252': 'western',
  'windows-1253': 'greek',
  'windows-1254': 'turkish',
  'windows-1255': 'hebrew',
  'windows-1256': 'arabic',
  'windows-1257': 'baltic',
  'windows-1258': 'vietnamese',
  'windows-874': 'thai',
  'iso-8859-1': 'western',
  'iso-8859-2': 'central',
  'iso-8859-3': 'southern',
  'iso-8859-4': 'baltic',
  'iso-8859-5': 'cyrillic',
  'iso-8859-6': 'arabic',
  'iso-8859-7': 'greek',
  'iso-8859-8': 'hebrew',
  'iso-8859-9': 'turkish',
  'iso-8859-10': 'nordic',
  'iso-8859-13': 'baltic',
  'iso-8859-14': 'celtic',
  'iso-8859-15': 'western',
  'iso-8859-16': 'romanian',
  'koi8-r': 'russian',
  'koi8-u': 'ukrainian',
  'gb18030': 'simplified',
  'big5': 'traditional',
  'shift_jis': 'japanese',
  'euc-jp': 'japanese',
  'euc-kr': 'korean',
}

export function encodingName(value: string): string {
  if (value.startsWith('windows')) return value.replace('windows', 'Windows')
  return value === 'shift_jis' ? 'Shift-JIS' : value.toUpperCase()
}

export function encodingOptions(values: string[]): Option[] {
  return values.map((value) => ({
    value,
    label: t('uploads.encoding_choice', {
      name: encodingName(value),
      script: scripts[value] ?? 'all',
    }),
  }))
}
