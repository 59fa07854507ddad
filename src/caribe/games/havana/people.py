from caribe.core.people import People
from caribe.games.havana.position import write
class P(People):
    def to_json(self, state): return write(state)
PEOPLE=P()
