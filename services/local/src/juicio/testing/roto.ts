import type { ReglaId } from '@comanda/sri-sandbox/tabla';

/** A document that breaks one rule, how, and what the authority has to have received before it. */
export type Roto = [regla: ReglaId, caso: string, xml: string, previos?: readonly string[]];
