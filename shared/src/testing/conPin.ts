import { cuentaCalls, type ConPin } from '../contracts/auth/cuenta';

import { answer } from './red';

export const makeConPin = (over: Partial<ConPin> = {}): ConPin => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  nombre: 'Ada Administra',
  perfil: 'Administrador',
  ...over,
});

/** Who of the company can be chosen with a PIN; one Administrador where nothing is said. */
export const tienenPin = (...quienes: ConPin[]) =>
  answer(cuentaCalls.listarConPin, {
    success: true,
    data: quienes.length > 0 ? quienes : [makeConPin()],
  });
