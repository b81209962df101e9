/** A mail ready to go, from us in a company's name. */
export type Carta = {
  /** The same at each try, so that who gets it twice can tell. */
  id: string;
  /** YYYY-MM-DD: when it was asked for. */
  dia: string;
  /** The company's name, beside the address that sends for all. */
  deNombre: string;
  responderA: string | null;
  /** One address, or several as correosField has them. */
  para: string;
  asunto: string;
  texto: string;
  html: string;
  /** Where one click ends it (RFC 8058); of mail that comes again and again. */
  baja?: string;
  adjuntos: readonly { nombre: string; tipo: string; contenido: Buffer }[];
};

/** Where mail goes out. Rejects with a FalloDeCorreo when the other side did not take it. */
export type Transporte = { enviar(carta: Carta): Promise<void> };

/** Why a mail did not go, in a sentence for the reader; `permanente`: trying again would not help. */
export class FalloDeCorreo extends Error {
  constructor(
    readonly frase: string,
    readonly permanente: boolean,
    options: ErrorOptions,
  ) {
    super(frase, options);
    this.name = 'FalloDeCorreo';
  }
}
