import '~/css/packages.scss'
import { usePage } from '@inertiajs/react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { PackageCard, type PackageOffer } from '~/components/packages/package_card'
import type { CurrencyChoice, Family, PackageForm } from '~/components/packages/package_fields'
import { typedMinorUnits, typedCount } from '~/typed_numbers'
import { t } from '~/text'

interface PackageEditorProps {
  family: Family
  /** The saved package. */
  form: PackageForm
  currencies: CurrencyChoice[]
  /** The form. */
  children: ReactNode
}

/**
 * The form of a package with a preview of its card, which follows the input; without scripts it shows the
 * saved package.
 */
export function PackageEditor({ family, form, currencies, children }: PackageEditorProps) {
  const { old } = usePage().props
  const [typed, setTyped] = useState<PackageForm>(() => withTexts(form, old))

  function follow({ target }: FormEvent) {
    const typedIn = (target as HTMLInputElement).form
    if (typedIn) setTyped((last) => withTexts(last, Object.fromEntries(new FormData(typedIn))))
  }

  return (
    <div className="package-editor">
      <div onInput={follow}>{children}</div>
      <aside className="package-preview" aria-labelledby="package-preview">
        <h2 className="label" id="package-preview">
          {t('packages.what_clients_see')}
        </h2>
        <PackageCard offer={offerOf(family, typed, currencies)} showFamily />
        {form.name && <p className="help">{t('packages.preview_note')}</p>}
      </aside>
    </div>
  )
}

function withTexts(form: PackageForm, texts: Record<string, unknown>): PackageForm {
  const known = Object.entries(texts).filter(
    ([name, value]) => name in form && typeof value === 'string'
  )
  return { ...form, ...Object.fromEntries(known) }
}

/** The form values for the card; invalid ones count as missing. */
function offerOf(family: Family, form: PackageForm, currencies: CurrencyChoice[]): PackageOffer {
  const currency = currencies.find(({ code }) => code === form.currency)
  const minor = (text: string) => typedMinorUnits(text, currency?.exponent ?? 2)
  return {
    id: 'preview',
    family: family.id,
    name: form.name.trim() || t('packages.name_of_package'),
    description: form.description.trim() || null,
    total_calls: typedCount(form.total_calls) ?? 0,
    price: minor(form.price),
    unit_price: family.quantity ? minor(form.unit_price) : null,
    minimum_quantity: family.quantity ? typedCount(form.minimum_quantity) : null,
    maximum_quantity: family.quantity ? typedCount(form.maximum_quantity) : null,
    validity_days: typedCount(form.validity_days),
    features: form.features
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    currency: family.priced ? (currency ?? { code: '', symbol: '', exponent: 2 }) : null,
  }
}
