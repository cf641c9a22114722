import { lazy, Suspense } from 'react'
import type { Relation } from '~/components/relations/relation_rows'
import { Weight } from '~/components/relations/weight'
import { useHydrated } from '~/use_hydrated'

const WeightInput = lazy(() =>
  import('~/components/relations/weight_input').catch(() => ({ default: Figure }))
)

/**
 * The weight of one relation, to change where it stands: Enter or leaving the field saves this relation
 * alone, Escape takes back. Somebody else's change is shown, and either weight can be taken. Without
 * scripts, and until its own has come, it is a figure; the relation's own page changes it.
 */
export function WeightEditor({ relation }: { relation: Relation }) {
  const ready = useHydrated()
  const figure = <Figure relation={relation} />
  if (!ready) return figure
  return (
    <Suspense fallback={figure}>
      <WeightInput key={relation.version} relation={relation} />
    </Suspense>
  )
}

function Figure({ relation }: { relation: Relation }) {
  return <Weight value={relation.weight} />
}
