import { useState } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Marca } from '@comanda/shared/ui/core';

type LogoEmpresaProps = { usuario: UsuarioSesion; conNombre: boolean };

/** The logo of the company in use; our mark when it has none or it does not load. */
export function LogoEmpresa({ usuario, conNombre }: LogoEmpresaProps) {
  const { empresa } = useEmpresaActiva();
  const [roto, setRoto] = useState<string | null>(null);
  const deEmpresa = usuario.logos?.find((logo) => logo.empresa === empresa)?.logo_empresa;
  const url = deEmpresa ?? usuario.logo_empresa;
  if (!url || url === roto) return <Marca conNombre={conNombre} />;
  return (
    <img
      className="lateral-logo"
      src={url}
      alt={empresa ?? 'Comanda'}
      onError={() => setRoto(url)}
    />
  );
}
