import { useState } from 'react';

import { direccionDe } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Marca } from '@comanda/shared/ui/core';

type LogoEmpresaProps = { usuario: UsuarioSesion; conNombre: boolean };

/** The logo of the company in use, or our mark when it has none or it does not load; beside it our name and the company's. */
export function LogoEmpresa({ usuario, conNombre }: LogoEmpresaProps) {
  const { empresa } = useEmpresaActiva();
  const [roto, setRoto] = useState<string | null>(null);
  const deEmpresa = usuario.logos?.find((logo) => logo.empresa === empresa);
  const logo = deEmpresa ? deEmpresa.logo_empresa : usuario.logo_empresa;
  const url = logo?.startsWith('/') ? direccionDe('ordering') + logo : logo;
  const conLogo = url && url !== roto;
  return (
    <div className="lateral-marca">
      {conLogo ? (
        <img
          className="lateral-logo"
          src={url}
          alt={empresa ?? 'Comanda'}
          onError={() => setRoto(url)}
        />
      ) : (
        <Marca conNombre={false} />
      )}
      {conNombre && (
        <p>
          <strong>Comanda</strong>
          {empresa !== null && <small title={empresa}>{empresa}</small>}
        </p>
      )}
    </div>
  );
}
