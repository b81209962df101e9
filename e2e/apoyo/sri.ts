// The sandbox of the tax authority, as far as a journey may change it: for its own company.
import { expect } from '@playwright/test';

import type { Guion } from '../../services/sri-sandbox/src/guion';

import type { Mundo } from './mundo';

type Pasos = Guion['guion'];

export const SRI = process.env.COMANDA_SRI ?? '';

/** What the authority answers to the next calls about La Cevichería del Puerto of a world; nothing: as usual again. */
export async function guion({ PUERTO }: Mundo, ...pasos: Pasos): Promise<void> {
  const body = JSON.stringify({ ruc: PUERTO.ruc, guion: pasos });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${SRI}/control`, { method: 'POST', headers, body });
  expect(reply.status).toBe(200);
}
