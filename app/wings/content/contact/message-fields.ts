// apart from the form's schema, so that a browser need not fetch the library that checks it

export const messageTopics = ['A product', 'A license', 'A product lead', 'An order', 'Something else'] as const

/** A field that people do not see and programs fill in. */
export const honeypotField = 'reference'
