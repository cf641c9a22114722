import '~/css/sales.scss'
import type { ComponentProps } from 'react'
import type { PackageOffer } from '~/components/packages/package_card'
import { formatExactMoney } from '~/format'
import { withTax } from '~/with_tax'
import { typedCount } from '~/typed_numbers'
import { useTyped } from '~/use_typed'

interface QuantityPriceProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'> {
  offer: PackageOffer
  /** In percent; adds the tax to the price. */
  taxRate?: number
  least: number
  most: number
  quantity: string
}

/** A quantity field with the resulting price, which follows the input. */
export function QuantityPrice({
  offer,
  taxRate = 0,
  least,
  most,
  quantity,
  ...rest
}: QuantityPriceProps) {
  const [typed, setTyped, ref] = useTyped(quantity)
  const count = typedCount(typed)
  const isPossible = count !== null && count >= least && count <= most
  return (
    <div className="quantity">
      <input
        {...rest}
        ref={ref}
        className={isPossible ? 'input' : 'input is-danger'}
        aria-invalid={!isPossible || undefined}
        name="quantity"
        inputMode="numeric"
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output className="quantity-price" aria-live="polite">
        {isPossible && offer.currency
          ? formatExactMoney(withTax((offer.unit_price ?? 0) * count, taxRate), offer.currency)
          : '–'}
      </output>
    </div>
  )
}
