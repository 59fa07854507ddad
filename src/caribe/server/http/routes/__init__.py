"""The routes over HTTP: thin, one module for each subject."""

from caribe.server.http.routes.accounts import ACCOUNT_ROUTES
from caribe.server.http.routes.feeds import FEED_ROUTES
from caribe.server.http.routes.games import GAME_ROUTES
from caribe.server.http.routes.guided import GUIDED_ROUTES
from caribe.server.http.routes.learning import LEARNING_ROUTES
from caribe.server.http.routes.me import ME_ROUTES
from caribe.server.http.routes.notices import NOTICE_ROUTES
from caribe.server.http.routes.operations import OPERATION_ROUTES
from caribe.server.http.routes.packs import PACK_ROUTES
from caribe.server.http.routes.page import PAGE_ROUTES
from caribe.server.http.routes.people import PEOPLE_ROUTES
from caribe.server.http.routes.practice import PRACTICE_ROUTES
from caribe.server.http.routes.ratings import RATING_ROUTES
from caribe.server.http.routes.replays import REPLAY_ROUTES
from caribe.server.http.routes.reviews import REVIEW_ROUTES
from caribe.server.http.routes.tables import TABLE_ROUTES

ROUTES = [
    *OPERATION_ROUTES,
    *GAME_ROUTES,
    *LEARNING_ROUTES,
    *GUIDED_ROUTES,
    *ME_ROUTES,
    *TABLE_ROUTES,
    *REPLAY_ROUTES,
    *REVIEW_ROUTES,
    *PRACTICE_ROUTES,
    *ACCOUNT_ROUTES,
    *PEOPLE_ROUTES,
    *NOTICE_ROUTES,
    *FEED_ROUTES,
    *PACK_ROUTES,
    *RATING_ROUTES,
    *PAGE_ROUTES,
]
"""All routes, for the application."""
