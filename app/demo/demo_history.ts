import type { ClientChanges } from '#app/clients/client_fields'

/** A client and the person who registers it. */
export interface DemoClient {
  name: string
  person: string
  email: string
  /** The day of its registration, counted back from today. */
  ago: number
  details: ClientChanges
  /** Searches on a working day, at first and today. */
  searches: [number, number]
  /** Which of them come through the API, in percent. */
  api: number
}

export const demoClients: DemoClient[] = [
  {
    name: 'Demo Partner Ltd',
    person: 'Pat Partner',
    email: 'partner@demo.example.com',
    ago: 87,
    details: {
      country: 'DE',
      billing_address: 'Beispielweg 12',
      billing_post_code: '20095',
      billing_city: 'Hamburg',
      currency: 'EUR',
    },
    searches: [2, 7],
    api: 40,
  },
  {
    name: 'Nordwind Analytics',
    person: 'Nora Nordwind',
    email: 'office@nordwind.example.com',
    ago: 80,
    details: {
      country: 'DE',
      billing_address: 'Hafenstraße 3',
      billing_post_code: '24103',
      billing_city: 'Kiel',
      currency: 'EUR',
      credit_limit: 50000,
    },
    searches: [1, 5],
    api: 90,
  },
  {
    name: 'Lakeside Learning',
    person: 'Lou Lakeside',
    email: 'office@lakeside.example.com',
    ago: 70,
    details: {
      country: 'US',
      billing_address: '200 Lake Street',
      billing_post_code: '60601',
      billing_city: 'Chicago',
      currency: 'USD',
      tax_treatment: 'export',
    },
    searches: [2, 1],
    api: 60,
  },
  {
    name: 'Alpine Staffing',
    person: 'Alma Alpine',
    email: 'office@alpine.example.com',
    ago: 60,
    details: {
      country: 'AT',
      billing_address: 'Bergstraße 7',
      billing_post_code: '6020',
      billing_city: 'Innsbruck',
      currency: 'EUR',
      tax_id: 'ATU12345675',
      tax_treatment: 'reverse_charge',
    },
    searches: [2, 3],
    api: 20,
  },
  {
    name: 'Osaka Talent',
    person: 'Osamu Ono',
    email: 'office@osaka.example.com',
    ago: 50,
    details: {
      country: 'JP',
      billing_address: '1-1 Umeda',
      billing_post_code: '530-0001',
      billing_city: 'Osaka',
      currency: 'JPY',
      tax_treatment: 'export',
    },
    searches: [1, 3],
    api: 100,
  },
  {
    name: 'Rivertown College',
    person: 'Rita Rivers',
    email: 'office@rivertown.example.com',
    ago: 14,
    details: {
      country: 'IE',
      billing_address: '5 River Row',
      billing_post_code: 'D02 X285',
      billing_city: 'Dublin',
      currency: 'EUR',
    },
    searches: [2, 3],
    api: 0,
  },
]

/** A purchase, and its payment or void; days are counted back from today. */
export interface DemoSale {
  ago: number
  /** The name of a client above. */
  buyer: string
  offer: string
  quantity?: number
  /** Bought by the client itself; otherwise assigned by staff. */
  self?: boolean
  paid?: number
  /** Voided; the day on which the money went back, if it was paid. */
  voided?: number
  refunded?: number
  /** A part that is credited, in major units. */
  credited?: { ago: number; amount: string; reason: string }
}

export const demoSales: DemoSale[] = [
  { ago: 86, buyer: 'Demo Partner Ltd', offer: 'Starter', self: true, paid: 82 },
  { ago: 76, buyer: 'Nordwind Analytics', offer: 'Pay as you go', quantity: 500, paid: 69 },
  { ago: 66, buyer: 'Lakeside Learning', offer: 'Starter US', self: true, paid: 61 },
  { ago: 56, buyer: 'Demo Partner Ltd', offer: 'Starter', self: true, paid: 50 },
  { ago: 48, buyer: 'Osaka Talent', offer: 'Starter Japan', self: true, paid: 44 },
  { ago: 45, buyer: 'Alpine Staffing', offer: 'Pay as you go', quantity: 2000 },
  {
    ago: 40,
    buyer: 'Nordwind Analytics',
    offer: 'Business',
    paid: 25,
    credited: { ago: 13, amount: '39.00', reason: 'The API was not available on two days' },
  },
  { ago: 34, buyer: 'Lakeside Learning', offer: 'Starter US', paid: 30, voided: 27, refunded: 24 },
  { ago: 26, buyer: 'Demo Partner Ltd', offer: 'Starter', self: true, paid: 20 },
  { ago: 17, buyer: 'Osaka Talent', offer: 'Starter Japan', self: true, paid: 12 },
  { ago: 11, buyer: 'Rivertown College', offer: 'Starter', self: true },
  { ago: 6, buyer: 'Demo Partner Ltd', offer: 'Top-up 1,000', self: true },
  { ago: 4, buyer: 'Rivertown College', offer: 'Business', self: true },
]

export const demoMessages = [
  {
    ago: 21,
    name: 'Otto Ohm',
    email: 'otto@ohm.example.com',
    subject: 'Skills of electrical trades',
    message: 'Do you cover the skills of electrical trades in French, too?',
  },
  {
    ago: 2,
    name: 'Rita Rivers',
    email: 'office@rivertown.example.com',
    organisation: 'Rivertown College',
    subject: 'Invoice for the Business package',
    message: 'Can you send us the invoice with our order number RC-2211?',
  },
]

/** What people search for; the last ones are not in the demo. */
export const demoSearches = [
  ['JavaScript'],
  ['Python (computer programming)', 'statistics'],
  ['project management', 'manage budgets'],
  ['SQL', 'accounting'],
  ['js', 'CSS'],
  ['customer service'],
  ['welding techniques'],
  ['machine learning'],
  ['comptabilité'],
  ['Java (computer programming)'],
  ['machne learning'],
  ['digital marketing techniques', 'social media management'],
  ['first aid'],
  ['teamwork principles', 'leadership principles'],
  ['k8s'],
  ['negotiation'],
  ['underwater basket weaving'],
  ['prompt engineering'],
  ['feng shui consulting'],
]

/** The API key of a client, by its name. */
export const demoKeys: Record<string, string> = {
  'Demo Partner Ltd': 'Website',
  'Nordwind Analytics': 'Matching service',
  'Lakeside Learning': 'Course finder',
  'Alpine Staffing': 'Applicant portal',
  'Osaka Talent': 'Nightly matching',
}
