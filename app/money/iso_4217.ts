/** A currency of the standard, with its English name. */
export interface IsoCurrency {
  code: string
  name: string
  symbol: string
  /** Decimals of the minor unit. */
  exponent: number
}

/**
 * Minor units that differ from two, from ISO 4217 list one of 2024-06-25. `Intl` returns the
 * decimals used for cash (none for HUF or COP) instead of those for accounting.
 */
const exponents: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const exponentOf = new Map(
  Object.entries(exponents).flatMap(([exponent, codes]) =>
    codes.split(' ').map((code) => [code, Number(exponent)] as const)
  )
)

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies in use by code. Codes and names come from the CLDR data of the runtime. */
export const isoCurrencies: ReadonlyMap<string, IsoCurrency> = new Map(
  Intl.supportedValuesOf('currency').map((code) => [
    code,
    {
      code,
      name: names.of(code) ?? code,
      symbol: symbolOf(code),
      exponent: exponentOf.get(code) ?? 2,
    },
  ])
)

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
