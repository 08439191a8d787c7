/** An error whose message is written for whoever uses the product. Anything else that is thrown is a bug. */
export class Refused extends Error {}
