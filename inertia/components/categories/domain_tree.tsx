import '~/css/domain_tree.scss'
import { ChevronRight } from '~/icons'
import type { DomainNode } from '#app/catalogue/categories/domain_tree'
import { PortalLink } from '~/components/portal_link'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'
import { useArea } from '~/use_area'

/** Domains as a tree of `<details>` elements, which work without scripts. */
export function DomainTree({ nodes }: { nodes: DomainNode[] }) {
  return (
    <div className="table-frame domain-tree">
      <Branch nodes={nodes} />
    </div>
  )
}

function Branch({ nodes }: { nodes: DomainNode[] }) {
  return (
    <ul>
      {branchesOf(nodes).map(([node, ...below]) => (
        <li key={node.id}>
          <div className="domain-row">
            <Domain node={node} />
          </div>
          {below.length > 0 && (
            <details>
              <summary aria-label={t('categories.below_one', { name: node.name })}>
                <ChevronRight size={16} className="domain-mark" />
              </summary>
              <Branch nodes={below} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Domain({ node }: { node: DomainNode }) {
  const { at, from } = useArea()
  return (
    <>
      <span className="domain-name">
        <PortalLink href={from(`/categories/edit/${node.id}`)}>{node.name}</PortalLink>
        {node.code && <span className="domain-code">{node.code}</span>}
        {!node.active && <span className="tag">{statusLabel('inactive')}</span>}
        {node.is_cut && (
          <PortalLink className="link" href={at(`/categories?below=${node.id}`)}>
            {t('categories.count_below', { count: node.children })}
          </PortalLink>
        )}
      </span>
      <span className="domain-count">
        {node.all_skills > 0 ? (
          <PortalLink
            href={at(`/skills?domain=${node.id}`)}
            aria-label={t('categories.skills_count_of', {
              count: node.all_skills,
              name: node.name,
            })}
          >
            {t('categories.skills_count', { count: node.all_skills })}
          </PortalLink>
        ) : (
          t('categories.no_skill')
        )}
      </span>
    </>
  )
}

/** Each top-level domain with its descendants. */
function branchesOf(nodes: DomainNode[]): DomainNode[][] {
  const branches: DomainNode[][] = []
  for (const node of nodes) {
    if (node.depth === nodes[0]?.depth) branches.push([node])
    else branches.at(-1)?.push(node)
  }
  return branches
}
