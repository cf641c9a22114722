import { includesCallers, type Audience } from '#app/contract/audience'
import type { Document } from '#app/contract/document'
import { contract } from '#app/contract/contract'
import { portalPath } from '#app/core/door'
import type { DocumentationDoor } from '#app/core/samples/documentation_doors'
import { describedCalls, type DescribedCall } from '#app/documentation/described_calls'
import type { Links } from '#app/documentation/markdown'

/** The operations of one tag of the document. */
export interface CallChapter {
  /** As in the URL. */
  slug: string
  title: string
  description: string
  calls: DescribedCall[]
  /** Whether programs of partners, or guests, can call any of them. */
  isForPartners: boolean
}

const chapters = new Map<Audience, CallChapter[]>()

/** The operations for an audience by tag; derived once from the contract of this process. */
export function callChapters(audience: Audience): CallChapter[] {
  const known = chapters.get(audience) ?? chaptersOf(contract(audience))
  chapters.set(audience, known)
  return known
}

function chaptersOf(document: Document): CallChapter[] {
  const calls = describedCalls(document)
  return document.tags.map(({ name, description }) => {
    const own = calls.filter(({ tag }) => tag === name).sort((a, b) => rankOf(a) - rankOf(b))
    return {
      slug: slugOf(name),
      title: name,
      description,
      calls: own,
      isForPartners: own.some(({ callers }) => includesCallers('partner', callers)),
    }
  })
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

/** Metered operations first, then those open to keys; the rest in router order. */
function rankOf({ price, keyAbility }: DescribedCall): number {
  return price ? 0 : keyAbility ? 1 : 2
}

/** Finds an operation for partners by operation id; null if there is none. */
export function findCall(operationId: string): DescribedCall | null {
  const all = callChapters('partner').flatMap(({ calls }) => calls)
  return all.find((call) => call.operationId === operationId) ?? null
}

/** The path of an operation's description, without BASE_PATH. */
export function placeOfCall({ tag, id }: DescribedCall, door: DocumentationDoor): string {
  return `${door}/${slugOf(tag)}#${id}`
}

/**
 * Rewrites links of our texts for the public site or the portal: `/docs/…` stays in the same place,
 * `call:lookup` links to an operation, and other paths get BASE_PATH.
 */
export function linksFor(door: DocumentationDoor): Links {
  return (href) => {
    if (href.startsWith('call:')) {
      const call = findCall(href.slice('call:'.length))
      return portalPath(call ? placeOfCall(call, door) : door)
    }
    if (/^\/docs(?=[/#]|$)/.test(href)) return portalPath(door + href.slice('/docs'.length))
    return href.startsWith('/') ? portalPath(href) : href
  }
}
