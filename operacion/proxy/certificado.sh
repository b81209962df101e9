#!/bin/sh
# operacion/proxy/certificado.sh: what certbot runs once it has renewed a certificate, as /etc/letsencrypt/renewal-hooks/deploy/comanda
# (docs/operacion/instalar.md, section 4). Where haproxy serves comanda.pem it is joined anew; haproxy or nginx, whichever is there,
# takes it up without cutting anybody off. Certificates of other sites are none of its business.
set -eu
umask 077 # what is joined has the key in it

AJUSTES=/etc/comanda/comanda.env
HAPROXY=/etc/haproxy/haproxy.cfg
PEM=/etc/haproxy/comanda.pem
# where the proxy stands on another machine than Comanda, write the site's name here
SITIO=''

sitio=$SITIO
[ -n "$sitio" ] || sitio=$(sed -n 's|^URL_PUBLICA=https://\([^/:]*\).*|\1|p' "$AJUSTES" | tail -n 1)
[ -n "$sitio" ] || { echo "No se sabe el nombre del sitio: póngalo en URL_PUBLICA de $AJUSTES, o en SITIO de $0." >&2; exit 1; }
case " $RENEWED_DOMAINS " in *" $sitio "* | *" *.${sitio#*.} "*) ;; *) exit 0 ;; esac

if grep -qsF "$PEM" "$HAPROXY"; then
  cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" >"$PEM.nuevo"
  mv "$PEM.nuevo" "$PEM"
fi
for proxy in haproxy nginx; do
  ! systemctl is-active --quiet "$proxy" || systemctl reload "$proxy"
done
