from caribe.core.people import People
PEOPLE = People()
