import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import ContactMessage from '#app/site/contact_message'
import { graphFigures } from '#app/site/graph_figures'
import type Upload from '#app/imports/upload'
import { sqlDay } from '#app/core/db/database_clock'
import { boundsOf, daysOf, type DayRange } from '#app/core/lists/day_range'
import { invoiceFigures, type InvoiceFigures } from '#app/dashboards/invoice_figures'
import { lowBalanceClients, type LowClient } from '#app/dashboards/low_balance'
import { recentUploads } from '#app/dashboards/recent_uploads'
import { salesByMonth, type MonthOfSales } from '#app/dashboards/sales_by_month'
import { skillCounts, type SkillCounts } from '#app/dashboards/skill_counts'
import { searchedSkills, type SearchedSkills } from '#app/dashboards/searched_skills'

/** The data of the admin dashboard and `/v1/admin_panel/` for a range of days. */
export interface AdminFigures {
  range: DayRange
  skills: SkillCounts
  relations: number
  domains: number
  clients: ClientCounts
  /** Each day of the range in order. */
  days: SearchDay[]
  /** Since midnight UTC. */
  today: SearchDay
  sales: MonthOfSales[]
  asked: SearchedSkills
  lowClients: LowClient[]
  /** Unanswered contact messages. */
  openMessages: number
  uploads: Upload[]
  /** Of the invoice reader. */
  invoices: InvoiceFigures
}

export type ClientCounts = { total: number; active: number; suspended: number; new: number }

/** Completed searches and their charged calls. */
export type SearchDay = { day: string; searches: number; calls: number }

/** All current figures; those over time are limited to the range. */
export async function adminFigures(range: DayRange): Promise<AdminFigures> {
  const midnight = DateTime.utc().startOf('day')
  const [today] = await searchesByDay({ from: midnight, to: midnight })
  const { relations } = await graphFigures.get()
  return {
    range,
    skills: await skillCounts(),
    relations,
    domains: await rowsOf('categories'),
    clients: await clientCounts(range),
    days: await searchesByDay(range),
    today,
    sales: await salesByMonth(range),
    asked: await searchedSkills(range),
    lowClients: await lowBalanceClients(),
    openMessages: await ContactMessage.openCount(),
    uploads: await recentUploads(),
    invoices: await invoiceFigures(range),
  }
}

async function rowsOf(table: string): Promise<number> {
  const [{ count }] = await db.from(table).count('* as count')
  return Number(count)
}

async function clientCounts(range: DayRange): Promise<ClientCounts> {
  const client = db.connection()
  const rows = await rawRows<{ status: string; count: number; made: number }>(
    client,
    `select status, count(*) as count,
            sum(case when created_at >= ? and created_at < ? then 1 else 0 end) as made
     from clients group by status`,
    boundsOf(client, range)
  )
  const counts: ClientCounts = { total: 0, active: 0, suspended: 0, new: 0 }
  for (const { status, count, made } of rows) {
    counts.total += Number(count)
    counts.new += Number(made)
    if (status === 'active' || status === 'suspended') counts[status] = Number(count)
  }
  return counts
}

/** The charged calls of all searches in the range. */
export async function callsIn(range: DayRange): Promise<number> {
  const days = await searchesByDay(range)
  return days.reduce((sum, { calls }) => sum + calls, 0)
}

async function searchesByDay(range: DayRange): Promise<SearchDay[]> {
  const client = db.connection()
  const rows = await rawRows<SearchDay>(
    client,
    `select ${sqlDay(client, 'created_at')} as day, count(*) as searches, sum(units) as calls
     from search_history where created_at >= ? and created_at < ? group by 1`,
    boundsOf(client, range)
  )
  const found = new Map(rows.map((row) => [row.day, row]))
  return daysOf(range).map((day) => ({
    day,
    searches: Number(found.get(day)?.searches ?? 0),
    calls: Number(found.get(day)?.calls ?? 0),
  }))
}
