import { useState } from 'react';

import type { ErrorCode } from '../../errors/catalogo';

import { aprobadorDe, NADIE, olvidarSecreto, pideCodigo } from './aprobador';

/** The boxes of an approval, as they are typed and answered; for AprobadorCampos, and for who sends it. */
export function useAprobador() {
  const [escrito, setEscrito] = useState(NADIE);
  const [conCodigo, setConCodigo] = useState(false);
  return {
    campos: { escrito, conCodigo, onCambio: setEscrito },
    /** What the call takes of it; undefined while something is missing. */
    aprobador: aprobadorDe(escrito),
    /** What was typed is typed again, but for what was right; `code`: why the act was refused, undefined where it was done. */
    alResponder: (code: ErrorCode | undefined) => {
      setEscrito((tenido) => olvidarSecreto(tenido, code));
      if (pideCodigo(code)) setConCodigo(true);
    },
  };
}
