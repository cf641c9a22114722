const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

/** Formats are dear to make: each is made once, for `format.ts` and for the figures inside texts alike. */
function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules, Options>(
  make: new (locale: Intl.LocalesArgument, options?: Options) => Format
) {
  return (locale?: Intl.LocalesArgument, options?: Options): Format => {
    const key = `${make.name} ${String(locale)} ${JSON.stringify(options)}`
    const format = (made.get(key) as Format | undefined) ?? new make(locale, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = once<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat)
export const dateTimeFormat = once<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(
  Intl.DateTimeFormat
)
export const pluralRules = once<Intl.PluralRules, Intl.PluralRulesOptions>(Intl.PluralRules)
