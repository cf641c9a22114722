/** The base paths of the documentation: public and within a partner's portal. Without BASE_PATH. */
export const doors = { public: '/docs', portal: '/portal/partner/Documentation' } as const

export type DocumentationDoor = (typeof doors)[keyof typeof doors]
