import { isFor, type Audience } from '#app/contract/audience'
import type { Document } from '#app/contract/document'
import { contract } from '#app/contract/contract'
import { portalPath } from '#app/core/door'
import type { DocumentationDoor } from '#app/core/samples/documentation_doors'
import { describedCalls, type DescribedCall } from '#app/documentation/described_calls'
import type { Links } from '#app/documentation/markdown'

/** The calls of one tag of the document. */
export interface CallChapter {
  /** As an address has it. */
  slug: string
  title: string
  description: string
  calls: DescribedCall[]
  /** Whether programs of partners, or guests, may make any of them. */
  isForPartners: boolean
}

const chapters = new Map<Audience, CallChapter[]>()

/** What an audience may call, by tag; read once from the contract of this process. */
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
      isForPartners: own.some(({ callers }) => isFor('partner', callers)),
    }
  })
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

/** What is sold comes first, then what keys open; the rest as the router has it. */
function rankOf({ price, keyAbility }: DescribedCall): number {
  return price ? 0 : keyAbility ? 1 : 2
}

/** The call of partners with this operation id; null where there is none. */
export function findCall(operationId: string): DescribedCall | null {
  const all = callChapters('partner').flatMap(({ calls }) => calls)
  return all.find((call) => call.operationId === operationId) ?? null
}

/** Where a call is described, below a door and without BASE_PATH. */
export function placeOfCall({ tag, id }: DescribedCall, door: DocumentationDoor): string {
  return `${door}/${slugOf(tag)}#${id}`
}

/**
 * Links of our texts as the page of a door has them: `/docs/…` stays within the door, `call:lookup` leads
 * to a call, and other paths of the portal get BASE_PATH.
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
