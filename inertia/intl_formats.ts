const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

/** Intl formats are expensive to create, so they are cached, for `format.ts` and for texts. */
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
