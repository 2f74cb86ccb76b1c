// what the types of the platform do not know yet: https://wicg.github.io/nav-speculation/prerendering.html and
// https://privacycg.github.io/gpc-spec/

interface Document {
  readonly prerendering?: boolean
}

interface Navigator {
  readonly globalPrivacyControl?: boolean
}
