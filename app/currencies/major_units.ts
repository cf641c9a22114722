/** Minor units as an exact decimal text: 4900 with exponent 2 is "49.00", -5 "-0.05". */
export function majorUnits(amount: number, exponent: number): string {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const text = exponent ? `${whole}.${digits.slice(-exponent)}` : whole
  return amount < 0 ? `-${text}` : text
}
