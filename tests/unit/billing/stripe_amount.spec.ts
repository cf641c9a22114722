import { test } from '@japa/runner'
import { fromStripeAmount, toStripeAmount } from '#app/billing/payments/stripe_amount'

test.group('Amounts of Stripe', () => {
  test('{amount} {code} with {exponent} decimals is {charged}')
    .with([
      { code: 'EUR', exponent: 2, amount: 5831, charged: 5831 },
      { code: 'JPY', exponent: 0, amount: 500, charged: 500 },
      { code: 'ISK', exponent: 0, amount: 500, charged: 50_000 },
      { code: 'KWD', exponent: 3, amount: 5830, charged: 5830 },
      { code: 'KWD', exponent: 3, amount: 5831, charged: null },
      { code: 'EUR', exponent: 3, amount: 58_310, charged: 5831 },
      { code: 'EUR', exponent: 3, amount: 58_315, charged: null },
    ])
    .run(({ assert }, { code, exponent, amount, charged }) => {
      const currency = { currencyCode: code, currencyExponent: exponent }

      assert.equal(toStripeAmount(amount, currency), charged)
      if (charged !== null) assert.equal(fromStripeAmount(charged, currency), amount)
    })
})
