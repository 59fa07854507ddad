"""Routes for those who run the server: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from caribe.server.errors import Refused
from caribe.server.http.address import is_loopback, network_addresses, page_address
from caribe.server.http.requests import AppRequest
from caribe.server.http.service import Service
from caribe.server.ops.shared_metrics import metrics_of_others
from caribe.server.protocol.responses import Health, ServerAddresses
from caribe.server.store.readiness import write_probe
from caribe.server.timestamps import now


@get("/healthz")
async def healthz(service: Service) -> Health:
    """Say that the server is alive, whatever its database does."""
    return Health("ok")


@get("/readyz")
async def readyz(service: Service) -> Health:
    """Say that the server can keep what people do: a write succeeded just now, and none has failed recently."""
    trouble = await service.db.readiness.why_not(lambda: service.db.write(write_probe, now()))
    if trouble is not None:
        raise Refused(503, trouble.id)
    warning = service.housekeeping.warning
    return Health("ok", None if warning is None else warning.to_json())


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(service: Service) -> Response[str]:
    """Return all metrics in Prometheus' text format."""
    page = service.metrics.page(metrics_of_others(service.settings.counts))
    return Response(page, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})


@get("/api/addresses", sync_to_thread=True)
def addresses(request: AppRequest, service: Service) -> ServerAddresses:
    """Say how others in the local network reach this server; only a page on the server's own machine is told."""
    settings = service.settings
    command = f"caribe serve --host 0.0.0.0 --port {settings.port}"
    if request.client is None or not is_loopback(request.client.host):
        return ServerAddresses(False, [], command)
    here = network_addresses() if settings.host in ("0.0.0.0", "::") or is_loopback(settings.host) else [settings.host]
    found = [page_address(address, settings.port, settings.base_path) for address in here]
    return ServerAddresses(not is_loopback(settings.host), found, command)


OPERATION_ROUTES = [healthz, readyz, metrics, addresses]
