/** What a signature digests with. The authority asks for SHA-1; that it takes SHA-256 is not confirmed. */
export const RESUMENES_DE_FIRMA = ['sha1', 'sha256'] as const;
export type ResumenDeFirma = (typeof RESUMENES_DE_FIRMA)[number];

export const DS = 'http://www.w3.org/2000/09/xmldsig#';

/** How XML names each, as a digest and as RSA over it. */
export const ALGORITMOS: Record<ResumenDeFirma, { digesto: string; firma: string }> = {
  sha1: { digesto: `${DS}sha1`, firma: `${DS}rsa-sha1` },
  sha256: {
    digesto: 'http://www.w3.org/2001/04/xmlenc#sha256',
    firma: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  },
};
