import type { Servidas } from '@comanda/kit/contratos/llamadas';
import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';

import type { AreasEnPuerta } from '../areas/deLaPlataforma';
import type { Provee, Toma } from '../lanzamientos/lanzamiento';

import type { Candidato } from './candidato';

/** A remote that pages load now. */
export type Viva = { area: string; build: string; descriptor: Descriptor; toma: Toma | null };

/** What a build is held against: what is in use, and what the services answer. */
export type ContextoDePuerta = {
  /** The one area its publisher may publish; null: whoever runs the server, any. */
  area: string | null;
  /** What each area there is may do. */
  areas: AreasEnPuerta;
  marco: { build: string; provee: Provee } | null;
  /** The first shell of those kept that gave a name. */
  primero: (sala: string, nombre: string) => string | null;
  vivas: readonly Viva[];
  llamadas: Servidas;
};

/** A rule of the gate. `revisar` says, in Spanish, each thing that breaks it. */
export type ReglaDePuerta = {
  nombre: string;
  arreglo: string;
  /** The rule is for remotes or for the shell alone; for both where nothing is said. */
  para?: 'area' | 'shell';
  revisar: (
    candidato: Candidato,
    contexto: ContextoDePuerta,
  ) => Iterable<string> | AsyncIterable<string>;
};
