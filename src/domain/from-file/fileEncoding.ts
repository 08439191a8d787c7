/** The encodings that a file can be read in, as TextDecoder names them, those that are guessed first. */
export const fileEncodings = [
  'utf-8',
  'windows-1252',
  'windows-1256',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'macintosh',
] as const
/** The name of an encoding. */
export type FileEncoding = (typeof fileEncodings)[number]
