import { lazy, Suspense } from 'react'
import type { ListedRelation } from '~/components/relations/relation_rows'
import { Weight } from '~/components/relations/weight'
import { useHydrated } from '~/use_hydrated'

const WeightInput = lazy(() =>
  import('~/components/relations/weight_input').catch(() => ({ default: Figure }))
)

/**
 * Inline editor of a relation's weight: Enter or leaving the field saves it, Escape reverts. If another user
 * has changed it, both weights are offered. Without scripts, and until its script is loaded, it is plain
 * text; the relation's page can change it too.
 */
export function WeightEditor({ relation }: { relation: ListedRelation }) {
  const ready = useHydrated()
  const figure = <Figure relation={relation} />
  if (!ready) return figure
  return (
    <Suspense fallback={figure}>
      <WeightInput key={relation.version} relation={relation} />
    </Suspense>
  )
}

function Figure({ relation }: { relation: ListedRelation }) {
  return <Weight value={relation.weight} />
}
