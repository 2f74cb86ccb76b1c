const suspiciousPatterns: Record<string, RegExp> = {
  'a script tag': /<\s*script/i,
  'a javascript: address': /javascript\s*:/i,
  'a vbscript: address': /vbscript\s*:/i,
  'an event handler': /<[^<>]*[\s/]on[a-z]+\s*=/i,
  'a call of eval': /\beval\s*\(/i,
  'a CSS expression': /\bexpression\s*\(/i,
  'a CSS url(': /\burl\s*\(/i,
  'a CSS @import': /@import\b/i,
}

/**
 * What in a text looks like an attempt to run something, by name. It only draws attention: articles may well speak of
 * eval(). What is kept is decided by the cleaning.
 */
export function detectSuspiciousContent(text: string): string[] {
  return Object.entries(suspiciousPatterns).flatMap(([name, sign]) => (sign.test(text) ? [name] : []))
}
