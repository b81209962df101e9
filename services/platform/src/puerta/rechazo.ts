/** Why a build is not published: the rule by its name, what was found, and what to do about it. In Spanish: a team reads it. */
export type Falta = { regla: string; motivo: string; arreglo: string };

/** A build that broke these rules. */
export class RechazoDePuerta extends Error {
  readonly faltas: readonly Falta[];

  constructor(faltas: readonly Falta[]) {
    super(faltas.map(({ regla, motivo }) => `${regla}: ${motivo}`).join('; '));
    this.name = 'Rechazo';
    this.faltas = faltas;
  }
}
